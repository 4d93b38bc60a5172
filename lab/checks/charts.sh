#!/bin/sh
# The chart and the manifests by helm and kubeconform, which must be on the path, with the schemas of Kubernetes that the
# Python package kubernetes-validate brings (in PYTHON): sh lab/checks/charts.sh [VERSION ...]
set -eu
cd "$(dirname "$0")/../.."
chart=deploy/helm/fairway
packed=$("${PYTHON:-python3}" -c 'import kubernetes_validate as k; print(k.__path__[0])')/kubernetes-json-schema
schemas=$(mktemp -d)
trap 'rm -rf "$schemas"' EXIT

for version in ${*:-1.27.0 1.34.0 1.37.0}; do
  # Their references are to a site.
  folder=$schemas/$version
  cp -r "$packed/v$version-local-strict" "$folder"
  sed -i "s|\"/api/_definitions.json|\"file://$folder/_definitions.json|" "$folder"/*.json
  check() {
    kubeconform -strict -summary -skip PodMonitor -schema-location "$folder/{{.ResourceKind}}{{.KindSuffix}}.json" "$@"
  }
  echo "Kubernetes $version"
  check deploy/kubernetes
  for values in $chart/values.yaml test/fixtures/helm-values.yaml; do
    helm lint --strict --quiet --kube-version "$version" $chart --values $values
    # To a file, since a pipe hides the status of what is before it.
    helm template fairway $chart --kube-version "$version" --values $values > "$schemas/objects.yaml"
    check "$schemas/objects.yaml"
  done
done

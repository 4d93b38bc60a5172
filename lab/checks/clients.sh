#!/bin/sh
# Clients of others from openapi.json: generated, compiled and asked once, by openapi-typescript and openapi-python-client.
# Needs npm, Python 3.10 with venv, and a service at FAIRWAY_URL that asks for no account (FAIRWAY_AUTH=none).
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "type": "module" }' >package.json
cat >call.ts <<'END'
import createClient from 'openapi-fetch'
import type { components, paths } from './client.js'

const client = createClient<paths>({ baseUrl: process.env['FAIRWAY_URL']! })
const { data, error } = await client.POST('/calculate-route', {
  body: { origin: { unlocode: 'NLRTM' }, destination: { unlocode: 'SGSIN' } },
})
if (data === undefined) throw new Error(error.detail)
// The same address answers with files, too.
const { distance_nm, passages } = data as components['schemas']['Route']
console.log(`TypeScript: ${distance_nm} nm, ${passages.map(({ id }) => id).join(', ')}`)
END
npm install --no-audit --no-fund --silent openapi-typescript@7 openapi-fetch@0 typescript@5 @types/node@20
npx openapi-typescript "$root/openapi.json" -o client.d.ts
npx tsc --strict --module nodenext --target es2022 --types node call.ts
node call.js

cat >call.py <<'END'
import os

from pyclient.api.routes import post_calculate_route
from pyclient.client import Client
from pyclient.models import RouteRequest

ENDS = {"origin": {"unlocode": "NLRTM"}, "destination": {"unlocode": "SGSIN"}}
with Client(base_url=os.environ["FAIRWAY_URL"], raise_on_unexpected_status=True) as client:
    route = post_calculate_route.sync(client=client, body=RouteRequest.from_dict(ENDS))
    print(f"Python: {route.distance_nm} nm, {', '.join(passage.id for passage in route.passages)}")
END
python3 -m venv venv
venv/bin/pip install --quiet openapi-python-client
PATH="$folder/venv/bin:$PATH" venv/bin/openapi-python-client generate --path "$root/openapi.json" --meta none --output-path pyclient
venv/bin/python call.py

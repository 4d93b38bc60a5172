#!/bin/sh
# Calls a running service with curl: FAIRWAY_URL=… FAIRWAY_EMAIL=… FAIRWAY_PASSWORD=… sh examples/route.sh
set -eu

token=$(curl -sS --fail-with-body "$FAIRWAY_URL/auth/login" -H 'Content-Type: application/json' \
  -d "{\"email\":\"$FAIRWAY_EMAIL\",\"password\":\"$FAIRWAY_PASSWORD\"}" |
  sed 's/.*"access_token":"\([^"]*\)".*/\1/')

curl -sS --fail-with-body "$FAIRWAY_URL/ports/search?q=rotterdam&limit=1"
echo

# Endpoints as query parameters, so the whole request is a link
curl -sS --fail-with-body -G "$FAIRWAY_URL/calculate-route" -H "Authorization: Bearer $token" \
  -d origin_port_id=1068 -d destination_lon=103.84 -d destination_lat=1.26 -d waypoint_strategy=nth

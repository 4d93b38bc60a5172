-- Sends the bodies of a file in turn.
local bodies = {}
for line in io.lines(os.getenv("BODIES")) do bodies[#bodies + 1] = line end
local sent = 0

wrk.method = os.getenv("METHOD")
if os.getenv("KNOWN") ~= "" then wrk.headers["If-None-Match"] = os.getenv("KNOWN") end
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Authorization"] = "Bearer " .. os.getenv("TOKEN")

function request()
  if wrk.method == "GET" then return wrk.format() end
  sent = sent + 1
  return wrk.format(nil, nil, nil, bodies[(sent - 1) % #bodies + 1])
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"requests":%d,"rejected":%d,"broken":%d,"seconds":%f,"p50Ms":%f,"p99Ms":%f}\n',
    summary.requests, errors.status, errors.connect + errors.read + errors.write + errors.timeout,
    summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end

# Builds and runs Fairway: docker build -t fairway . Images have a digest, which Dependabot raises.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /fairway
COPY package.json package-lock.json .npmrc ./
COPY data/package.json data/
COPY web/package.json web/
COPY lab/package.json lab/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    FAIRWAY_HOST=0.0.0.0 \
    FAIRWAY_STORE=/var/lib/fairway/fairway.db
WORKDIR /fairway
COPY --from=build /fairway/package.json /fairway/openapi.json /fairway/LICENSE /fairway/NOTICE ./
COPY --from=build /fairway/node_modules node_modules
COPY --from=build /fairway/config config
COPY --from=build /fairway/data data
COPY --from=build /fairway/dist dist
# The only writable folder. Without a volume, accounts are lost with the container.
RUN mkdir -p /var/lib/fairway && chown node:node /var/lib/fairway
VOLUME /var/lib/fairway
USER node
EXPOSE 8080
# /ready, not /health: it is 200 only if the sea data is loaded and the store answers.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/interfaces/cli/main.js"]
CMD ["serve"]

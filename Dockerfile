FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --loglevel=error
COPY . .
RUN npm run build \
  && npm prune --omit=dev --loglevel=error \
  # The image brings Node itself; the pinned one serves machines that have another.
  && rm -rf node_modules/node node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
  MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=131072 \
  MALLOC_TRIM_THRESHOLD_=131072 \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/bundle ./bundle
# For npm run backup, restore, recover and audit:verify, which run the TypeScript itself.
COPY --from=build /app/domain ./domain
COPY --from=build /app/server ./server
COPY --from=build /app/scripts ./scripts
RUN install --directory --owner=node --group=node --mode=700 /data /app/bundle/.compile-cache
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "bundle/main.js"]

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --loglevel=error
COPY . .
RUN npm run build && node scripts/copy-shipped.ts /shipped

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
  MALLOC_ARENA_MAX=1 \
  MALLOC_MMAP_THRESHOLD_=131072 \
  MALLOC_TRIM_THRESHOLD_=131072 \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data
WORKDIR /app
COPY --from=build /shipped ./
RUN install --directory --owner=node --group=node --mode=700 /data /app/bundle/.compile-cache
USER node
VOLUME /data
EXPOSE 3000
# Builders of OCI images leave this line out: compose.yaml has the same command.
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s CMD ["node", "bundle/check-health.js"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "--heap-growing-percent=50", "--expose-gc", "bundle/main.js"]

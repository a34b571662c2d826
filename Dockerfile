# The sandbox of vtc-widgets: docker build -t vtc-sandbox . && docker run -p 8787:8787 vtc-sandbox
FROM node:22-alpine AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build -- sandbox

FROM node:22-alpine
WORKDIR /app
COPY --from=build /build/dist/sandbox ./sandbox
# The OpenAPI viewer, which the sandbox serves where it is installed.
COPY --from=build /build/node_modules/swagger-ui-dist ./node_modules/swagger-ui-dist
RUN echo '{"type":"module"}' > package.json
USER node
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8787/health || exit 1
ENTRYPOINT ["node", "sandbox/cli.js", "--host", "0.0.0.0"]

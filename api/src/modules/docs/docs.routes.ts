import { escapeHtml } from '@cantera/shared/contracts/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { describeApi } from '../../http/openapi.ts';
import { type RegisteredRoute, registeredRoutes } from '../../http/route.ts';

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:68rem;margin:0 auto;padding:2rem 1.5rem}
h2{margin-top:2.5rem;border-bottom:1px solid #8884;padding-bottom:.25rem}code{font:13px ui-monospace,monospace}
details{border:1px solid #8884;border-radius:6px;margin:.5rem 0;padding:.5rem .75rem}summary{cursor:pointer}
summary b{display:inline-block;width:4.5rem;font:600 13px ui-monospace,monospace}pre{overflow:auto;padding:.75rem;background:#8881;border-radius:6px;font-size:12px}`;

const json = (value: unknown): string =>
  `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

function section(method: string, path: string, operation: Operation): string {
  return `<details id="${operation.operationId}"><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></summary>
<p>${escapeHtml(operation.summary)}. ${escapeHtml(operation.description ?? 'Needs no session.')}</p>
${operation.parameters.length > 0 ? `<h3>Parameters</h3>${json(operation.parameters)}` : ''}
${operation.requestBody ? `<h3>Body</h3>${json(operation.requestBody)}` : ''}<h3>Answer</h3>${json(operation.responses)}</details>`;
}

/** A readable page of the API, without script. */
function page(routes: readonly RegisteredRoute[], publicUrl: string): string {
  const { paths } = describeApi(routes, publicUrl) as { paths: Record<string, Record<string, Operation>> };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Map.groupBy(all, ({ operation }) => operation.tags[0] ?? 'other');
  const body = [...groups].map(
    ([tag, list]) =>
      `<h2>${escapeHtml(tag)}</h2>${list.map((entry) => section(entry.method, entry.path, entry.operation)).join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API — Cantera</title><style>${STYLE}</style></head>
<body><main><h1>Cantera API</h1><p>The machine-readable description is <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>${body.join('')}</main></body></html>`;
}

export function docsRoutes(app: FastifyInstance, deps: Deps): void {
  app.get('/openapi.json', async () => describeApi(registeredRoutes(), deps.config.publicUrl));
  app.get('/docs', async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page(registeredRoutes(), deps.config.publicUrl)),
  );
}

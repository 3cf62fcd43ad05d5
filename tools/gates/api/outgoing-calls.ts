import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../paths.ts';
import { fail, type Gate, pass } from '../gate.ts';

/** Of node's own modules: the names that open a connection. */
const OPENING: Readonly<Record<string, ReadonlySet<string>>> = {
  http: new Set(['request', 'get', 'Agent', 'ClientRequest', 'globalAgent']),
  https: new Set(['request', 'get', 'Agent', 'globalAgent']),
  http2: new Set(['connect']),
  net: new Set(['connect', 'createConnection', 'Socket']),
  tls: new Set(['connect', 'TLSSocket']),
  dgram: new Set(['createSocket', 'Socket']),
};
/** Packages that are there to send. */
const SENDING = /^(undici|axios|got|ky|node-fetch|aws4fetch|nodemailer|eventsource|ws)(\/|$)/;
const GLOBALS = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']);
const INTEGRATIONS = 'api/src/integrations/';
const EXEMPT = /\.test\.ts$|^api\/src\/testing\//;

const openingOf = (specifier: string): ReadonlySet<string> | undefined =>
  OPENING[specifier.replace(/^node:/, '')];

/** What an import takes that can send: its names, or the module whole. */
function sendingImports(node: ts.ImportDeclaration): string[] {
  const { moduleSpecifier: from, importClause: clause } = node;
  if (!ts.isStringLiteral(from) || clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  if (SENDING.test(from.text)) return [from.text];
  const opening = openingOf(from.text);
  if (!opening || !clause) return [];
  const { name, namedBindings } = clause;
  // Of a module taken whole nobody sees which part is used.
  if (name || (namedBindings && ts.isNamespaceImport(namedBindings))) return [`${from.text} whole`];
  if (!namedBindings || !ts.isNamedImports(namedBindings)) return [];
  return namedBindings.elements
    .filter((element) => !element.isTypeOnly && opening.has((element.propertyName ?? element.name).text))
    .map((element) => `${(element.propertyName ?? element.name).text} of ${from.text}`);
}

function lateImport(node: ts.CallExpression): string[] {
  const isImport =
    node.expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(node.expression) && node.expression.text === 'require');
  const [target] = node.arguments;
  if (!isImport || !target || !ts.isStringLiteralLike(target)) return [];
  return SENDING.test(target.text) || openingOf(target.text) ? [target.text] : [];
}

/** A global by its name, or as a property of the global object. */
function globalUse(node: ts.Node): string[] {
  if (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    ['globalThis', 'global'].includes(node.expression.text) &&
    GLOBALS.has(node.name.text)
  )
    return [node.name.text];
  if (!ts.isIdentifier(node) || !GLOBALS.has(node.text)) return [];
  const { parent } = node;
  const isOwnName =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isMethodDeclaration(parent) && parent.name === node) ||
    (ts.isMethodSignature(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    ts.isTypeReferenceNode(parent) ||
    ts.isTypeQueryNode(parent);
  return isOwnName ? [] : [node.text];
}

/** Every way out of the process that a file of the api opens by itself, in words. */
export function outgoingCalls(file: string, text: string): string[] {
  if (file.startsWith(INTEGRATIONS) || EXEMPT.test(file)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const uses = [
      ...(ts.isImportDeclaration(node) ? sendingImports(node) : []),
      ...(ts.isCallExpression(node) ? lateImport(node) : []),
      ...globalUse(node),
    ];
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    for (const use of uses)
      found.push(`${file}:${line} uses ${use}: what leaves the process goes through integrations`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const PLANTED: readonly string[] = [
  'await fetch(url);',
  'const send = fetch; send(url);',
  'globalThis.fetch(url);',
  "new WebSocket('wss://a.example');",
  "import { request } from 'node:https';",
  "import { get as read } from 'http';",
  "import https from 'node:https';",
  "import * as net from 'node:net';",
  "import { connect } from 'node:tls';",
  "import { Socket } from 'node:net';",
  "import { fetch as ask } from 'undici';",
  "import SMTPConnection from 'nodemailer/lib/smtp-connection';",
  "const { request } = await import('node:http');",
  "require('net').connect(1);",
];
const HARMLESS: readonly string[] = [
  "import { createServer, isIP } from 'node:net';",
  "import type { Socket } from 'node:net';",
  "import type { RequestOptions } from 'node:https';",
  'const row = await store.fetch(key);',
  'type Fetch = typeof fetch;',
  '// fetch(url)\nconst words = "fetch(url)";',
];

/** Only the integrations open connections, so that one check holds for every address that somebody typed. */
export const outgoing: Gate = {
  name: 'one guarded way out',
  async run() {
    const where = 'api/src/modules/planted/a.ts';
    const unseen = PLANTED.filter((text) => outgoingCalls(where, text).length === 0);
    const wronged = HARMLESS.filter((text) => outgoingCalls(where, text).length > 0);
    if (unseen.length + wronged.length > 0)
      return fail(`The gate judges planted code wrongly:\n${[...unseen, ...wronged].join('\n')}`);
    const files = globSync('api/src/**/*.ts', { cwd: ROOT });
    if (files.length < 100)
      return fail(`Only ${files.length} files were found; the gate reads the wrong ones.`);
    const found = files.flatMap((file) => outgoingCalls(file, readFileSync(path.join(ROOT, file), 'utf8')));
    return found.length === 0 ? pass() : fail(found.join('\n'));
  },
};

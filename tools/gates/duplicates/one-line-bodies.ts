import { parseSync } from '@swc/core';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}
export interface SameBody {
  readonly path: string;
  readonly name: string;
}

/** A body of fewer names and values than this says too little to be worth a place of its own. */
const LEAST_LEAVES = 6;
/** What does not change what a body does. */
const IRRELEVANT = new Set(['span', 'ctxt', 'typeAnnotation', 'returnType', 'typeParameters', 'typeParams']);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The name of a parameter that is one name; what is taken out of an object keeps its names, which mean something. */
function parameterName(parameter: Node): string | undefined {
  const pattern = parameter.type === 'Parameter' && isNode(parameter.pat) ? parameter.pat : parameter;
  return pattern.type === 'Identifier' ? textOf(pattern.value) : undefined;
}

interface Function {
  readonly name: string;
  readonly params: readonly Node[];
  readonly body: Node;
}

/** The expression that a body is, or returns and does nothing else. */
function onlyExpression(body: unknown): Node | undefined {
  if (!isNode(body)) return undefined;
  if (!Array.isArray(body.stmts)) return body;
  const [only, ...more] = nodesOf(body.stmts);
  return more.length === 0 && only?.type === 'ReturnStatement' && isNode(only.argument)
    ? only.argument
    : undefined;
}

function functionsOf(item: Node): Function[] {
  const declaration = item.type === 'ExportDeclaration' && isNode(item.declaration) ? item.declaration : item;
  const found = (name: unknown, node: Node): Function[] => {
    const body = onlyExpression(node.body);
    return body && isNode(name) ? [{ name: textOf(name.value), params: nodesOf(node.params), body }] : [];
  };
  if (declaration.type === 'FunctionDeclaration') return found(declaration.identifier, declaration);
  return nodesOf(declaration.declarations).flatMap(({ id, init }) =>
    isNode(init) && init.type === 'ArrowFunctionExpression' ? found(id, init) : [],
  );
}

/** What a file names at its top: a body that speaks of it says something else than the same words elsewhere. */
const ownNames = (items: readonly Node[]): Set<string> =>
  new Set(
    items.flatMap((item) => {
      const declaration = isNode(item.declaration) ? item.declaration : item;
      const named = [declaration.identifier, ...nodesOf(declaration.declarations).map(({ id }) => id)];
      return named.filter(isNode).map(({ value }) => textOf(value));
    }),
  );

/** A body in a form in which names of parameters, types and formatting make no difference; undefined for a slight one. */
function shapeOf({ params, body }: Function, own: ReadonlySet<string>, path: string): string | undefined {
  const names = params.map(parameterName);
  let leaves = 0;
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (!isNode(value)) {
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part)]));
    }
    if (value.type === 'Parameter') return shape(value.pat);
    if (['TsAsExpression', 'TsConstAssertion', 'ParenthesisExpression'].includes(value.type))
      return shape(value.expression);
    if (value.type === 'Identifier' || value.type.endsWith('Literal')) leaves += 1;
    if (value.type === 'Identifier') {
      const name = textOf(value.value);
      const at = names.indexOf(name);
      if (at >= 0) return `parameter ${at}`;
      return own.has(name) ? `${path}:${name}` : name;
    }
    const parts = Object.entries(value).filter(([key]) => !IRRELEVANT.has(key));
    return Object.fromEntries(parts.map(([key, part]) => [key, shape(part)]));
  };
  const whole = JSON.stringify([shape(params), shape(body)]);
  return leaves < LEAST_LEAVES ? undefined : whole;
}

/** Functions at the top of files whose one expression is the same in several files. */
export function sameBodies(files: readonly SourceFile[]): SameBody[][] {
  const byShape = new Map<string, SameBody[]>();
  for (const { path, text } of files) {
    const items = nodesOf(
      parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2023' }).body,
    );
    const own = ownNames(items);
    for (const one of items.flatMap(functionsOf)) {
      const shape = shapeOf(one, own, path);
      if (shape) byShape.set(shape, [...(byShape.get(shape) ?? []), { path, name: one.name }]);
    }
  }
  return [...byShape.values()].filter((same) => new Set(same.map(({ path }) => path)).size > 1);
}

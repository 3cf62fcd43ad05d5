import path from 'node:path';
import ts from 'typescript';

const LATE_OBJECT = path.join(import.meta.dirname, 'late-object.ts');

/** The calls `z.object({ … })`: a shape that is a name, or options beside it, are left as they are. */
function objectsOf(source: string): { callee: ts.Expression; shape: ts.ObjectLiteralExpression }[] {
  const found: ReturnType<typeof objectsOf> = [];
  const file = ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'z.object') {
      const [shape, ...more] = node.arguments;
      if (shape && ts.isObjectLiteralExpression(shape) && more.length === 0)
        found.push({ callee: node.expression, shape });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * The source of a contract with the fields of its objects made when they are first read. A page loads the contracts of a hundred calls
 * and makes ten of them; making the schemas of all fields takes a slow phone's page a twentieth of its time.
 */
export function withLateShapes(source: string): string {
  const inserted = objectsOf(source).flatMap(
    ({ callee, shape }): [from: number, to: number, text: string][] => [
      [callee.getStart(), callee.getEnd(), 'lateObject'],
      [shape.getStart(), shape.getStart(), '() => ('],
      [shape.getEnd(), shape.getEnd(), ')'],
    ],
  );
  if (inserted.length === 0) return source;
  let text = source;
  for (const [from, to, put] of inserted.sort((a, b) => b[0] - a[0]))
    text = text.slice(0, from) + put + text.slice(to);
  return `${text}\nimport { lateObject } from ${JSON.stringify(LATE_OBJECT)};\n`;
}

export default function lateShapesLoader(source: string): string {
  return withLateShapes(source);
}

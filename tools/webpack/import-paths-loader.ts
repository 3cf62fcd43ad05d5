import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { packageDir } from './packages.ts';

/**
 * Turns `import { Button, type ButtonProps } from 'antd'` into `import Button from 'antd/es/button'`, and the same
 * for lucide icons, so that each component is a module of its own: a shared one for antd, a bundled one for icons.
 */
const BARRELS: Readonly<Record<string, { index: string; base: string }>> = {
  antd: { index: 'es/index.js', base: 'antd/es/' },
  'lucide-react': { index: 'dist/esm/lucide-react.mjs', base: 'lucide-react/dist/esm/' },
};
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"](antd|lucide-react)['"];?/g;
const REEXPORT = /export\s*\{([^}]*)\}\s*from\s*['"]\.\/([^'"]+)['"]/g;

const indexes = new Map<string, Map<string, string>>();

/** Exported name → module path, read from the library's own index. */
function exportsOf(library: string): Map<string, string> {
  const known = indexes.get(library);
  if (known) return known;
  const barrel = BARRELS[library];
  if (!barrel) throw new Error(`${library} has no barrel`);
  const file = path.join(packageDir('host'), 'node_modules', library, barrel.index);
  const found = new Map<string, string>();
  for (const [, names = '', target = ''] of readFileSync(file, 'utf8').matchAll(REEXPORT)) {
    for (const part of names.split(',')) {
      const [, name] = /^\s*default as (\w+)\s*$/.exec(part) ?? [];
      if (name) found.set(name, barrel.base + target);
    }
  }
  indexes.set(library, found);
  return found;
}

/** The source with every named import of antd and lucide-react replaced by imports of single modules. */
export function rewriteImports(source: string): string {
  return source.replace(IMPORT, (_whole, list: string, library: string) => {
    const lines: string[] = [];
    for (const item of list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)) {
      if (item.startsWith('type ')) {
        lines.push(`import type { ${item.slice(5)} } from '${library}';`);
        continue;
      }
      const [name = item, local = name] = item.split(/\s+as\s+/);
      const target = exportsOf(library).get(name);
      if (!target) throw new Error(`${library} does not export ${name} as a component of its own`);
      lines.push(`import ${local} from '${target}';`);
    }
    return lines.join(' ');
  });
}

export default function importPathsLoader(this: LoaderContext<object>, source: string): string {
  return rewriteImports(source);
}

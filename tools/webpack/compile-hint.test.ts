import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { COMPILE_HINT, compileHint } from './compile-hint.ts';
import { hostConfig } from './host-config.ts';
import { remoteConfig } from './remote-config.ts';

/** The one file of a build, minimised as those of the app are. */
async function built(
  folder: string,
  plugins: Configuration['plugins'],
): Promise<{ name: string; text: string }> {
  const outDir = mkdtempSync(path.join(folder, 'out-'));
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './a.js',
    output: { path: outDir, filename: '[name].[contenthash:8].js' },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { format: { comments: false } },
        }),
      ],
    },
    plugins,
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  const [name = ''] = readdirSync(outDir);
  return { name, text: readFileSync(path.join(outDir, name), 'utf8') };
}

it('has the hint as the first line of a minimised file, and in its hash', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-hint-'));
  try {
    writeFileSync(path.join(folder, 'a.js'), 'console.log(1)');
    const [plain, hinted] = [await built(folder, []), await built(folder, [compileHint()])];
    assert.equal(hinted.text.split('\n')[0], COMPILE_HINT);
    assert.notEqual(hinted.name, plain.name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('is in the builds of the host and of remotes, and not while they are developed', () => {
  const hints = ({ plugins = [] }: Configuration) =>
    plugins.filter((plugin) => plugin instanceof webpack.BannerPlugin).length;
  const outDir = tmpdir();
  assert.equal(hints(hostConfig({ outDir })), 1);
  assert.equal(hints(remoteConfig('mfe-positions', { outDir })), 1);
  assert.equal(hints(hostConfig({ outDir, dev: true })), 0);
  assert.equal(hints(remoteConfig('mfe-positions', { outDir, dev: true })), 0);
});

import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

export interface RuleOptions {
  dev: boolean;
  /** Prefix of every CSS class, so that two packages never share a class. */
  cssPrefix: string;
}

function scriptRule({ dev }: RuleOptions): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: dev } },
          },
          module: { type: 'es6' },
        },
      },
      { loader: path.join(import.meta.dirname, 'import-paths-loader.ts') },
    ],
  };
}

function styleRules({ cssPrefix }: RuleOptions): RuleSetRule[] {
  const cssLoader = (modules: object | false) => ({
    loader: require.resolve('css-loader'),
    options: { modules, importLoaders: 0 },
  });
  return [
    {
      test: /\.module\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        cssLoader({
          localIdentName: `${cssPrefix}-[local]-[hash:base64:5]`,
          exportLocalsConvention: 'camel-case',
          namedExport: false,
        }),
      ],
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [MiniCssExtractPlugin.loader, cssLoader(false)],
      sideEffects: true,
    },
  ];
}

/** Read before swc takes the types out. */
const contractRule: RuleSetRule = {
  test: /[\\/]shared[\\/]src[\\/]contracts[\\/][^\\/]+\.ts$/,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'late-shapes/late-shapes-loader.ts'),
};

export function moduleRules(options: RuleOptions): RuleSetRule[] {
  return [
    scriptRule(options),
    contractRule,
    ...styleRules(options),
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
    { test: /\.(svg|png|jpg|webp)$/, type: 'asset/resource' },
  ];
}

import webpack, { type WebpackPluginInstance } from 'webpack';

/**
 * Says to a browser that the functions of a file will be called: it compiles them beside the download, off the page's
 * thread, which would else stop at the first call of each. It counts as the file's first line only.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Writes the hint after the minimiser, which would drop it, and before the files are hashed. */
export const compileHint = (): WebpackPluginInstance =>
  new webpack.BannerPlugin({
    banner: COMPILE_HINT,
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

/**
 * In one build all chunks of one name are one chunk, so that every page would load the texts of all remotes. Here each
 * remote keeps texts of its own, as it ships them.
 */
export default function ownTexts(source) {
  const [, remote] = /[\\/](mfe-[^\\/]+)[\\/]/.exec(this.resourcePath);
  return source.replaceAll('webpackChunkName: "texts.', `webpackChunkName: "${remote}.texts.`);
}

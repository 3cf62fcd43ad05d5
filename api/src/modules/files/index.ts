/** Owns uploaded files: judged by their content, stored apart from the product, served without being run. */
export { isPdf, judgeContent } from './content.ts';
export { cleanFileName } from './file-name.ts';
export { fileJobs } from './files.jobs.ts';
export {
  findFile,
  findHiddenWords,
  findOriginal,
  letOriginalGo,
  type NewFile,
  type PutFile,
  privateFileId,
  putBytes,
  recordFile,
  removeFiles,
  requireOwnUpload,
  type StoredFile,
} from './files.repository.ts';
export { fileRoutes } from './files.routes.ts';
export { judgePicture } from './judge-picture.ts';
export { MAX_PIXELS, type PictureSize, pictureSize } from './picture-size.ts';
export { fileProblem, readForm, requireFile } from './read-form.ts';
export { serveBytes, serveFile } from './serve.ts';
export { privateUrl } from './signed-links.ts';
export { sweepFiles } from './sweep.service.ts';
export {
  dropFileUses,
  FILE_COLUMNS,
  isFileUsed,
  listFileUses,
  writeFileUses,
} from './uses/file-uses.repository.ts';
export { pictureUrl, publicFileId, publicUrl, requireOwnImage } from './uses/pictures.ts';

/** Owns uploaded files: judged by their content, stored apart from the product, served without being run. */
export {
  findFile,
  publicUrl,
  removeFiles,
  requireOwnImage,
  type StoredFile,
  storeFile,
} from './files.repository.ts';

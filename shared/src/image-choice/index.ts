// Owns how the picture that an `ImageUpload` holds is judged and saved; bundled by the remotes that need it.
export { addressOfChoice, imageChoice } from './image-choice.ts';

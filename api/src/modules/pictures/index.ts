/** Owns pictures that are shown in public: drawn anew from what was sent, in a process whose time and memory are capped. */
export { type PublicPicture, pictureReader } from './read-picture.ts';

/** Owns the demo: two agencies full of believable data, the same every time. */
export { fillDemo } from './demo.service.ts';
export { demoId } from './random.ts';

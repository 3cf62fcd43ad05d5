/** Owns the demo: two agencies full of believable data, the same every time. */
export { fillDemo } from './demo.service.ts';
export { DEMO_LOGINS } from './logins.ts';
export { demoId, type Random, seeded } from './random.ts';

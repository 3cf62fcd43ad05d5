/** Owns the message templates of an agency. */
export { cleanTemplateTexts } from './clean-texts.ts';
export { templateRoutes } from './templates.routes.ts';

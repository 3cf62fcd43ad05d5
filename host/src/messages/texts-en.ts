import { sharedMessages } from '@cantera/shared/design-system';
import { en } from './en.ts';

export const texts = { ...en, ...(await sharedMessages.en()) };

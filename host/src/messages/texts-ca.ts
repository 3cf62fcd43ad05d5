import { sharedMessages } from '@cantera/shared/design-system';
import { ca } from './ca.ts';

export const texts = { ...ca, ...(await sharedMessages.ca()) };

import { sharedMessages } from '@cantera/shared/design-system';
import { es } from './es.ts';

export const texts = { ...es, ...(await sharedMessages.es()) };

import { es as announcements } from '../../announcements/messages/es.ts';
import { es as dataView } from '../../data-view/messages/es.ts';
import { es as forms } from '../../forms/messages/es.ts';
import { es as lookups } from '../../lookups/messages/es.ts';
import { es as positions } from '../../positions/messages/es.ts';
import type { SharedMessages } from './english.ts';
import { es } from './es.ts';

export const spanish: SharedMessages = {
  ...es,
  ...announcements,
  ...dataView,
  ...forms,
  ...lookups,
  ...positions,
};

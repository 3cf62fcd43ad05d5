import { joinNames } from '@cantera/shared/contracts/text';
import type { Agency, User } from '@cantera/shared/session';
import { appConfig } from '@cantera/shared/session';

let hasStarted = false;

/** Starts the support chat, once, when one is configured; the widget's script reads `window.canteraChat`. */
export function startChat(user: User, agency: Agency): void {
  const { chat } = appConfig();
  if (!chat || hasStarted) return;
  hasStarted = true;
  Object.assign(window, {
    canteraChat: {
      ...chat.settings,
      user: { id: user.id, email: user.email, name: joinNames(user.firstName, user.lastName) },
      company: { id: agency.id, name: agency.name },
    },
  });
  const script = document.createElement('script');
  script.src = chat.src;
  script.async = true;
  document.head.append(script);
}

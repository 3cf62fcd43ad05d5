import type { Action } from '@cantera/shared/contracts/automation';
import { Clock, Send } from 'lucide-react';

const ICONS = { AUTOMATIC_MESSAGE: Send, DELAY: Clock } as const;

/** The sign of a kind of action; its name stands beside it. */
export function ActionIcon({ type, size = 14 }: { type: Action['type']; size?: number }) {
  const Icon = ICONS[type];
  return <Icon size={size} aria-hidden />;
}

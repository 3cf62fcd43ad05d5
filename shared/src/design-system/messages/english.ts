import { en as announcements } from '../../announcements/messages/en.ts';
import { en as dataView } from '../../data-view/messages/en.ts';
import { en as forms } from '../../forms/messages/en.ts';
import { en as lookups } from '../../lookups/messages/en.ts';
import { en as positions } from '../../positions/messages/en.ts';
import { en } from './en.ts';

export const english = { ...en, ...announcements, ...dataView, ...forms, ...lookups, ...positions };
export type SharedMessageId = keyof typeof english;
export type SharedMessages = Readonly<Record<SharedMessageId, string>>;

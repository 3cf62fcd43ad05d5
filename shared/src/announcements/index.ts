// Owns how the product says which messages leave: the line beside an action, the preview, and the words of a toast.
// By the packages' names: remotes carry this code themselves, but not a second design system.
export { AnnouncedMail } from './announced-mail.tsx';
export { MailPreview } from './mail-preview.tsx';
export { MailText } from './mail-text.tsx';
export { useAnnouncementWords, useWithhold } from './use-announcements.ts';

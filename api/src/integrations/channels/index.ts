import type { ChannelType } from '@cantera/shared/contracts/enums';
import type { Config } from '../../config.ts';
import { outboxFolder } from '../mail/index.ts';
import type { ChannelSender } from './channel-sender.ts';
import { whatsappOutbox } from './whatsapp-outbox.ts';

/** Owns how messages leave over other channels than e-mail: a sender for each that this installation has. */
export type ChannelSenders = Readonly<Partial<Record<ChannelType, ChannelSender>>>;

/** No provider is spoken to yet; the demo shows in the outbox what WhatsApp would carry. */
export const openChannelSenders = (config: Pick<Config, 'demo' | 'dataDir'>): ChannelSenders =>
  config.demo ? { WHATSAPP: whatsappOutbox(outboxFolder(config)) } : {};

import type { ChannelType } from '@cantera/shared/contracts/enums';
import { FieldFrame } from '@cantera/shared/forms';
import { Button } from 'antd';
import { Mail, MessageCircle, Network, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useT } from '../../../messages/workflows.ts';
import type { EditedWorkflow } from '../model/edited-workflow.ts';
import styles from './cards.module.css';
import { useConnectedChannels } from './use-connected-channels.ts';

const CHANNELS: readonly { type: ChannelType; Icon: typeof Mail }[] = [
  { type: 'WHATSAPP', Icon: MessageCircle },
  { type: 'EMAIL', Icon: Mail },
  { type: 'LINKEDIN', Icon: Network },
];

/** Why some channels cannot be chosen, or what becomes of one that the person does not have. */
function useNote(chosen: ChannelType | null): ReactNode {
  const t = useT();
  const { connected, hasFailed, retry } = useConnectedChannels();
  if (hasFailed)
    return (
      <>
        {t('channel.error')}{' '}
        <Button type="link" size="small" className={styles.inline} onClick={retry}>
          {t('channel.retry')}
        </Button>
      </>
    );
  if (!connected) return undefined;
  if (chosen && !connected.includes(chosen))
    return (
      <span className={styles.warning}>
        <TriangleAlert size={14} aria-hidden />
        {t('channel.notYours', { channel: t(`channel.${chosen}`) })}
      </span>
    );
  if (CHANNELS.every(({ type }) => connected.includes(type))) return undefined;
  return (
    <>
      {t('channel.onlyConnected')}{' '}
      <Link className={styles.link} to="/settings/channels">
        {t('channel.settings')}
      </Link>
    </>
  );
}

type ChannelFieldProps<T> = {
  control: Control<EditedWorkflow, unknown, T>;
  name: `cards.${string}.channel`;
};

/** Over which one channel a message goes; one that the person has not connected can stay, but not be chosen. */
export function ChannelField<T>({ control, name }: ChannelFieldProps<T>) {
  const t = useT();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const { connected } = useConnectedChannels();
  const error = fieldState.error?.message;
  const note = useNote(field.value);
  const describedBy = [note && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={t('editor.channel')} hint={note} error={error} isGroup>
      <div
        id={id}
        role="radiogroup"
        className={styles.channels}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        aria-required
      >
        {CHANNELS.map(({ type, Icon }) => (
          <label key={type} className={styles.channel}>
            <input
              type="radio"
              name={`${id}-channel`}
              className={styles.radio}
              value={type}
              checked={field.value === type}
              disabled={field.value !== type && !connected?.includes(type)}
              onChange={() => field.onChange(type)}
              onBlur={field.onBlur}
            />
            <Icon size={14} aria-hidden />
            {t(`channel.${type}`)}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

import { upload } from '@cantera/shared/api-client';
import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import { uploadPrivateFile } from '@cantera/shared/contracts/files';
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '@cantera/shared/contracts/workflows';
import { toast } from '@cantera/shared/design-system';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../messages/workflows.ts';
import { type AttachedFile, actionsOf } from './edited-workflow.ts';
import { newActionId } from './new-action-id.ts';
import type { WorkflowForm } from './use-workflow-form.ts';

/** A file on its way to the server. */
export type Upload = { id: string; cardKey: string; name: string; bytes: number };
const BYTES_OF_MB = 1024 * 1024;

/** Why a file cannot be attached, as a message key; undefined when it can. */
function refusalOf(file: File, attached: readonly { bytes: number }[], ofCard: number) {
  if (file.size > MAX_FILE_BYTES) return 'editor.files.tooLarge';
  if (ofCard >= MAX_ATTACHMENTS) return 'editor.files.tooMany';
  const bytes = attached.reduce((sum, other) => sum + other.bytes, file.size);
  return bytes > MAX_ATTACHMENT_BYTES ? 'editor.files.tooMuch' : undefined;
}

/** Brings files to the server and attaches them to their messages; a save waits for those that are on their way. */
export function useUploads(form: WorkflowForm) {
  const t = useT();
  const [running, setRunning] = useState<readonly Upload[]>([]);
  /** The last file that was not taken, and why. */
  const [refused, setRefused] = useState<{ cardKey: string; message: string }>();
  const latest = useRef<readonly Upload[]>([]);
  const sending = useRef(new Map<string, Promise<boolean>>());
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const show = (next: readonly Upload[]) => {
    latest.current = next;
    setRunning(next);
  };
  const attachedTo = (cardKey: string): AttachedFile[] =>
    form.getValues(`cards.${cardKey}.attachments`) ?? [];
  const attach = (cardKey: string, attachments: AttachedFile[]) =>
    form.setValue(`cards.${cardKey}.attachments`, attachments, { shouldDirty: true });

  const send = async (cardKey: string, file: File): Promise<boolean> => {
    const signal = leaving.current?.signal;
    try {
      const { id } = await upload(uploadPrivateFile, {}, { file }, { signal });
      attach(cardKey, [...attachedTo(cardKey), { id, name: file.name, bytes: file.size, isGone: false }]);
      return true;
    } catch {
      if (!signal?.aborted) toast.error(t('editor.files.failed'));
      return false;
    }
  };
  const add = (cardKey: string, files: readonly File[]) => {
    setRefused(undefined);
    for (const file of files) {
      const onTheWay = latest.current;
      const attached = [
        ...actionsOf(form.getValues()).flatMap(({ attachments }) => attachments),
        ...onTheWay,
      ];
      const ofCard =
        attachedTo(cardKey).length + onTheWay.filter((other) => other.cardKey === cardKey).length;
      const refusal = refusalOf(file, attached, ofCard);
      if (refusal) {
        const limits = {
          name: file.name,
          each: MAX_FILE_BYTES / 1_000_000,
          all: MAX_ATTACHMENT_BYTES / BYTES_OF_MB,
          count: MAX_ATTACHMENTS,
        };
        setRefused({ cardKey, message: t(refusal, limits) });
        continue;
      }
      const id = newActionId();
      show([...onTheWay, { id, cardKey, name: file.name, bytes: file.size }]);
      const sent = send(cardKey, file).finally(() => {
        sending.current.delete(id);
        show(latest.current.filter((other) => other.id !== id));
      });
      sending.current.set(id, sent);
    }
  };
  const remove = (cardKey: string, id: string) => {
    setRefused(undefined);
    attach(
      cardKey,
      attachedTo(cardKey).filter((file) => file.id !== id),
    );
  };
  /** Waits for what is on its way; false when one of them could not be brought. */
  const settle = async (): Promise<boolean> =>
    (await Promise.all(sending.current.values())).every((wasBrought) => wasBrought);
  return { running, refused, add, remove, settle };
}
export type Uploads = ReturnType<typeof useUploads>;

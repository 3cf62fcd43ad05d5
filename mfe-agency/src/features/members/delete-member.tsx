import { call } from '@cantera/shared/api-client';
import { deleteMember } from '@cantera/shared/contracts/members';
import type { MemberListItem } from '@cantera/shared/contracts/users';
import { BusyButton, toast } from '@cantera/shared/design-system';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../messages/members.ts';
import { nameOf } from './member-words.ts';
import styles from './members.module.css';
import { isLastAdmin, useMemberList } from './use-member-calls.ts';

type DeleteMemberProps = { member: MemberListItem; onDeleted: () => void };

/** Deletes a member after a question that stands inside the dialog. */
export function DeleteMember({ member, onDeleted }: DeleteMemberProps) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return (
    <div className={styles.danger}>
      {isAsking ? (
        <Question member={member} onDeleted={onDeleted} onKeep={() => setIsAsking(false)} />
      ) : (
        <Button ref={opener} danger onClick={() => setIsAsking(true)}>
          {t('members.delete.open')}
        </Button>
      )}
    </div>
  );
}

function Question({ member, onDeleted, onKeep }: DeleteMemberProps & { onKeep: () => void }) {
  const t = useT();
  const list = useMemberList();
  const keep = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'asking' | 'busy' | 'lastAdmin'>('asking');
  useEffect(() => keep.current?.focus(), []);
  const remove = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      await call(deleteMember, { params: { id: member.id } });
    } catch (error) {
      setState(isLastAdmin(error) ? 'lastAdmin' : 'asking');
      if (!isLastAdmin(error)) toast.standardError();
      return;
    }
    await list.remove(member.id);
    toast.success(t('members.delete.done'));
    onDeleted();
    await list.readAgain();
  };
  const title = t('members.delete.title', { name: nameOf(member) });
  return (
    <section aria-label={title}>
      <p className={styles.question}>{title}</p>
      <p>{t('members.delete.text')}</p>
      {state === 'lastAdmin' && (
        <p className={styles.alert} role="alert">
          {t('members.lastAdmin')}
        </p>
      )}
      <div className={styles.choice}>
        <Button ref={keep} onClick={onKeep}>
          {t('members.delete.cancel')}
        </Button>
        <BusyButton type="primary" danger isBusy={state === 'busy'} onClick={() => void remove()}>
          {t('members.delete.confirm')}
        </BusyButton>
      </div>
    </section>
  );
}

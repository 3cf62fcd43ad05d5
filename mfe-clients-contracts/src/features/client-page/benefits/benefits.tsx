import { call } from '@cantera/shared/api-client';
import { type Client, updateClient } from '@cantera/shared/contracts/clients';
import { isChangedMeanwhile, useLeaveGuard } from '@cantera/shared/editing';
import { useMay } from '@cantera/shared/session';
import { mergeLists, TextListEditor } from '@cantera/shared/text-lists';
import { useRef, useState } from 'react';
import { useClientChange, useFreshClient } from '../../../lib/use-client.ts';
import { useT } from '../../../messages/index.ts';
import { Section } from '../section.tsx';

const SAVED_AFTER_MS = 500;

/** What the client offers those who work there; saved while it is typed. */
export function Benefits({ client }: { client: Client }) {
  const t = useT();
  const canWrite = useMay(updateClient);
  const change = useClientChange(client.id);
  const readAgain = useFreshClient(client.id);
  const [isStuck, setIsStuck] = useState(false);
  useLeaveGuard(isStuck);
  // As the server was last known to hold it: the next save may come before what the last one answered is drawn.
  const known = useRef(client);
  known.current = client;
  const send = (benefits: string[]) =>
    change({
      send: async () => {
        const { version } = known.current;
        const { data } = await call(updateClient, { params: { id: client.id }, body: { benefits, version } });
        known.current = data;
        return data;
      },
      saved: (_, data) => data,
    });
  const save = async (benefits: string[]) => {
    const base = known.current.benefits;
    try {
      await send(benefits);
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      // Lists of two people add up without asking either; a second change in between is told as a failure.
      const fresh = await readAgain();
      known.current = fresh;
      await send(mergeLists(base, fresh.benefits, benefits));
    }
  };
  return (
    <Section title={t('clients.benefits.title')} count={client.benefits.length}>
      <TextListEditor
        label={t('clients.benefits.title')}
        value={client.benefits}
        onSave={save}
        delayMs={SAVED_AFTER_MS}
        placeholder={t('clients.benefits.placeholder')}
        addLabel={t('clients.benefits.add')}
        emptyText={t('clients.benefits.empty')}
        isReadOnly={!canWrite}
        onStuck={setIsStuck}
      />
    </Section>
  );
}

import { type ClientReading, clientReading } from '@cantera/shared/contracts/client-reading';
import { createClient } from '@cantera/shared/contracts/clients';
import { isLinkedin } from '@cantera/shared/contracts/site-address';
import { ForbiddenState, PageHeader } from '@cantera/shared/design-system';
import { useConfirmLeave, useLeaveGuard } from '@cantera/shared/editing';
import { useWizardDraft } from '@cantera/shared/forms';
import { useMay, usePageTitle } from '@cantera/shared/session';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useT } from '../../messages/client-from-page.ts';
import { nameInAddress, WAYS } from './address.ts';
import { AddressStep, WayStep } from './address-step.tsx';
import styles from './client-from-page.module.css';
import { NOTHING_READ } from './new-client.ts';
import { NewClientForm } from './new-client-form.tsx';
import { ReadingProblem } from './reading-problem.tsx';
import { ReadingState } from './reading-state.tsx';
import { type IsOn, Step } from './step.tsx';
import { useReading } from './use-reading.ts';

/** What is known of a company whose page could not be read: its address, and on LinkedIn the name that it tells. */
const byHand = (url: string): ClientReading =>
  isLinkedin(url)
    ? { ...NOTHING_READ, name: nameInAddress(url), linkedinUrl: url }
    : { ...NOTHING_READ, webUrl: url };

/** The steps before the form: the way, the address, the reading, and what kept it. */
function Start({ isOn, onReady }: { isOn: IsOn; onReady: (reading: ClientReading) => void }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const way = WAYS.find((one) => one === search.get('with'));
  const { asked, answered, isReading, failed, again, read, stop, forget } = useReading(onReady);
  const url = asked?.url ?? '';
  const choose = (next: string | undefined) => {
    forget();
    setSearch(next ? { with: next } : {});
  };
  if (isReading) return <ReadingState url={url} onStop={stop} />;
  return (
    <>
      {failed && (
        <ReadingProblem
          reason={failed}
          again={again}
          isOfLinkedin={isLinkedin(url)}
          onAgain={() => (isLinkedin(url) ? choose('web') : choose(undefined))}
          onByHand={() => onReady(byHand(answered ?? url))}
        />
      )}
      <Step key={way} isOn={isOn}>
        {way ? (
          <AddressStep
            way={way}
            typed={asked?.typed ?? ''}
            onStart={(address) => void read(address)}
            onBack={() => choose(undefined)}
          />
        ) : (
          <WayStep onChoose={choose} />
        )}
      </Step>
      <p className={styles.quiet}>{t('fromPage.nothingSaved')}</p>
    </>
  );
}

function Steps() {
  const t = useT();
  usePageTitle(t('fromPage.title'));
  const navigate = useNavigate();
  const confirmLeave = useConfirmLeave();
  // What was read waits for its person, over a reload and a lost session.
  const { draft, isKept, write, clear, end } = useWizardDraft('client-from-page', clientReading);
  const pass = useLeaveGuard(draft !== undefined && !isKept);
  const isOn = useRef(false);
  useEffect(() => {
    isOn.current = true;
  }, []);
  const startAgain = async (isChanged: boolean) => {
    if (!isChanged || (await confirmLeave(t('fromPage.again')))) clear();
  };
  const created = (id: string) => {
    pass();
    end();
    void navigate(`/clients/${id}`, { replace: true });
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('fromPage.title')}
        actions={
          <Link to="/clients" className={styles.back}>
            <ArrowLeft size={14} aria-hidden />
            {t('fromPage.toList')}
          </Link>
        }
      />
      <div className={styles.body}>
        {draft ? (
          <Step isOn={isOn}>
            <NewClientForm
              reading={draft}
              onCreated={created}
              onAgain={(isChanged) => void startAgain(isChanged)}
            />
          </Step>
        ) : (
          <Start isOn={isOn} onReady={(reading) => write(() => reading)} />
        )}
      </div>
    </div>
  );
}

/** Creating a client from what its web page says of it. */
export function Component() {
  return useMay(createClient) ? <Steps /> : <ForbiddenState />;
}

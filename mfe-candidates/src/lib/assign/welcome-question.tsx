import { AnnouncedMail } from '@cantera/shared/announcements';
import { ErrorState } from '@cantera/shared/design-system';
import { formatList } from '@cantera/shared/i18n';
import { useT } from '../../messages/index.ts';
import styles from './assign-dialog.module.css';
import { useWelcome } from './use-welcome.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';

type WelcomeQuestionProps = {
  positionId: string;
  candidateIds: readonly string[];
  onAnswer: (sendWelcome: boolean) => Promise<void>;
  onClose: () => void;
};

/** Shows the welcome message before anybody is added with it, and names those who were never asked for consent. */
export default function WelcomeQuestion(props: WelcomeQuestionProps) {
  const t = useT();
  const { positionId, candidateIds, onAnswer, onClose } = props;
  const query = useWelcome(positionId, candidateIds);
  const announced = query.data;
  const neverAsked = announced?.neverAsked ?? [];
  return (
    <WelcomeDialog
      title={t('candidates.assign.welcomeTitle', { count: candidateIds.length })}
      canSend={announced !== undefined && announced.count > 0}
      onAnswer={onAnswer}
      onClose={onClose}
    >
      {!announced && query.error ? (
        <ErrorState onRetry={() => query.mutate()} />
      ) : (
        <AnnouncedMail announced={announced} />
      )}
      {neverAsked.length > 0 && announced && announced.count > 0 && (
        <p role="alert" className={styles.neverAsked}>
          {t('candidates.assign.neverAsked', {
            count: neverAsked.length,
            names: formatList(neverAsked.slice(0, 5).map(({ name }) => name)),
          })}
        </p>
      )}
    </WelcomeDialog>
  );
}

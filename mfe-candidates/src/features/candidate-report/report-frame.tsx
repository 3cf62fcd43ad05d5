import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { Dialog } from '@cantera/shared/design-system';
import { Form, SubmitButton } from '@cantera/shared/forms';
import { useShortcuts } from '@cantera/shared/keyboard';
import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../messages/report.ts';
import { Printed } from './preview/printed.tsx';
import { useLostPhotos } from './preview/use-lost-photos.ts';
import styles from './report.module.css';
import type { ReportValues } from './report-values.ts';

interface ReportFrameProps {
  title: string;
  form: UseFormReturn<ReportValues>;
  /** Names the options among all forms, for who has to log in again meanwhile. */
  draftKey: string;
  /** What is printed; nothing while there is no preview. */
  blocks: readonly ReportBlock[];
  /** What the paper is called. */
  paperTitle: string;
  /** Stands on the paper above the blocks. */
  paperNote?: string | null;
  /** Before it is printed; nothing is where it gives false. */
  onPrint?: () => Promise<boolean>;
  isPreparing?: boolean;
  /** Why it cannot be printed. */
  noPaper?: string | null;
  /** Download waits for it. */
  isIncomplete?: boolean;
  /** Hands the file over; a rejection that it knows nothing of says so in a toast. */
  onDownload: (values: ReportValues) => Promise<void>;
  onFailure: (error: unknown) => void;
  onClose: () => void;
  options: ReactNode;
  preview: ReactNode;
}

/** A report's options at the left, what it holds at the right, below on a narrow screen. */
export function ReportFrame({
  title,
  form,
  blocks,
  paperTitle,
  options,
  preview,
  ...props
}: ReportFrameProps) {
  const t = useT();
  const why = useId();
  const lost = useLostPhotos(blocks);
  const { onPrint, isPreparing = false, noPaper = null } = props;
  const canPrint = blocks.length > 0 && noPaper === null;
  const note = noPaper ?? (lost > 0 ? t('report.photosLost', { count: lost }) : null);
  const print = async () => {
    // The key is taken meanwhile all the same: the browser would print the part that is there.
    if (isPreparing) return;
    if (!onPrint || (await onPrint())) window.print();
  };
  useShortcuts('dialog', [
    { keys: ['Mod+p'], label: t('report.print'), run: canPrint ? () => void print() : undefined },
  ]);
  return (
    <Form
      form={form}
      className={styles.around}
      draftKey={props.draftKey}
      onSubmit={props.onDownload}
      onFailure={props.onFailure}
    >
      <Dialog
        title={title}
        size="page"
        onClose={props.onClose}
        footer={
          <>
            <p id={why} role="status" className={styles.quiet}>
              {isPreparing ? t('report.paper.making') : note}
            </p>
            <Button onClick={props.onClose}>{t('report.close')}</Button>
            <Button
              icon={<Printer aria-hidden />}
              disabled={!canPrint}
              loading={isPreparing}
              aria-disabled={isPreparing}
              aria-describedby={note === null ? undefined : why}
              onClick={print}
            >
              {t('report.print')}
            </Button>
            <SubmitButton isDisabled={props.isIncomplete}>{t('report.download')}</SubmitButton>
          </>
        }
      >
        <div className={styles.sides}>
          <div className={styles.options}>{options}</div>
          <div className={styles.shown}>{preview}</div>
        </div>
        <Printed blocks={blocks} title={paperTitle} note={props.paperNote ?? null} />
      </Dialog>
    </Form>
  );
}

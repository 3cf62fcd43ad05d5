import { useApi } from '@cantera/shared/api-client';
import type { UnsureValue } from '@cantera/shared/contracts/candidate-creation';
import { getIntakeItem, type IntakeItem, type IntakeItemDetail } from '@cantera/shared/contracts/intakes';
import { DataView } from '@cantera/shared/data-view';
import { ArrowLeft } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { placeOf, type QuotedPlace } from '../../../lib/pdf/quoted-place.ts';
import { useT } from '../../../messages/review.ts';
import { useWalkKeys } from '../data/use-review-keys.ts';
import { CvColumn } from './cv-column.tsx';
import { EditItem } from './edit-item.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemFields } from './item-fields.tsx';
import styles from './pane.module.css';
import { type ItemPlace, useOpenItem } from './use-open-item.ts';

type OpenItemProps = ItemPlace & {
  /** As the list has it. */
  listed: IntakeItem | undefined;
  isNarrow: boolean;
};

type LoadedProps = {
  item: IntakeItemDetail;
  props: OpenItemProps;
  pane: RefObject<HTMLElement | null>;
};

function Loaded({ item, props, pane }: LoadedProps) {
  const state = useOpenItem(props, item, pane);
  const { decide } = props;
  const [quoted, setQuoted] = useState<QuotedPlace>();
  const show =
    item.cvUrl === null ? undefined : ({ page, box }: UnsureValue) => setQuoted(placeOf(page, box));
  return (
    <>
      <div className={styles.fields}>
        {state.isEditing ? (
          <EditItem item={item} state={state} place={props} onShow={show} />
        ) : (
          <>
            <ItemFields item={item} state={state} place={props} onShow={show} />
            {state.isOpen && <ItemActions item={item} state={state} decide={decide} />}
          </>
        )}
      </div>
      <CvColumn item={item} place={quoted} />
    </>
  );
}

/** One CV: what was read of it beside the file itself. */
export function OpenItem(props: OpenItemProps) {
  const t = useT();
  const { itemId, items, address, listed, isNarrow, passesFocus } = props;
  const pane = useRef<HTMLElement>(null);
  const query = useApi(getIntakeItem, { params: { id: address.intakeId, itemId } });
  const at = items.findIndex(({ id }) => id === itemId);
  const walk = (by: 1 | -1) => {
    const next = items[at + by];
    if (!next) return;
    passesFocus.current = true;
    address.open(next.id);
  };
  // Here, so that one walks on from an item that does not load.
  useWalkKeys({ next: () => walk(1), previous: () => walk(-1) });
  return (
    <section
      ref={pane}
      className={styles.pane}
      aria-label={t('candidates.review.openCv', { name: listed?.fileName ?? '' })}
    >
      {isNarrow && (
        <Link
          replace
          to="."
          className={styles.back}
          onClick={(event) => {
            event.preventDefault();
            address.open(undefined);
          }}
        >
          <ArrowLeft size={14} aria-hidden />
          {t('candidates.review.backToList')}
        </Link>
      )}
      <DataView
        query={query}
        isEmpty={() => false}
        empty={null}
        errorTitle={t('candidates.review.itemError')}
      >
        {({ data }) => <Loaded item={data} props={props} pane={pane} />}
      </DataView>
    </section>
  );
}

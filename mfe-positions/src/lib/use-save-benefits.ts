import { call } from '@cantera/shared/api-client';
import { getPosition, type Position } from '@cantera/shared/contracts/positions';
import { isChangedMeanwhile } from '@cantera/shared/editing';
import { mergeLists } from '@cantera/shared/text-lists';
import { useRef } from 'react';
import { useSendPosition } from './use-position-change.ts';

/**
 * Saves the benefits of a position. What someone else put in or took out meanwhile stays so: the lists of two people add up
 * without asking either; a third change in between is told as a failure.
 */
export function useSaveBenefits(position: Position): (benefits: string[]) => Promise<void> {
  const send = useSendPosition(position.id);
  // As the server was last known to hold them: the next save may come before what the last one answered is drawn.
  const known = useRef(position.benefits);
  known.current = position.benefits;
  const save = async (benefits: string[]) => {
    known.current = (await send({ benefits, benefitsBefore: known.current })).benefits;
  };
  return async (benefits) => {
    const base = known.current;
    try {
      await save(benefits);
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const fresh = await call(getPosition, { params: { id: position.id } });
      known.current = fresh.data.benefits;
      await save(mergeLists(base, fresh.data.benefits, benefits));
    }
  };
}

import { type EndpointRequest, type EndpointResponse, toWire } from '@cantera/shared/contracts';
import { type listMetricsRows, type MetricsRow, metricsRow, SERIES } from '@cantera/shared/contracts/metrics';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { sendRows } from '../../http/stream-rows.ts';
import { isBucketOf, ofFigure, ofSeries, spanOf } from './figures/compile.ts';
import { FIGURE_LIST, SERIES_LIST } from './figures/figures.ts';
import { type Period, readPeriod } from './period.ts';
import { spansOf } from './report.repository.ts';
import { type AskedRows, countOfRows, pageOfRows, type StoredRow } from './rows.repository.ts';
import { withinTime } from './within-time.ts';

type Query = EndpointRequest<typeof listMetricsRows>['query'];

/** What is measured, and when. Throws 400 naming `bucket` for one that the figure does not have, and for none where it needs one. */
function measuredOf({ figure, bucket }: Query, period: Period): Pick<AskedRows, 'measured' | 'span'> {
  const wrong = invalidFields({ bucket: 'invalid_value' });
  const { now: span } = spansOf(period);
  const series = SERIES_LIST.find(({ id }) => id === figure);
  if (series) {
    // What has two recruiters is a row of both: without one it would be there twice.
    if (bucket === undefined && SERIES[series.id].buckets === 'RECRUITER')
      throw invalidFields({ bucket: 'required' });
    if (bucket !== undefined && !isBucketOf(series, bucket, period)) throw wrong;
    return { measured: ofSeries(series, period, bucket), span: spanOf(series, period, span, bucket) };
  }
  const single = FIGURE_LIST.find(({ id }) => id === figure);
  if (!single || bucket !== undefined) throw wrong;
  return { measured: ofFigure(single), span };
}

async function asked(tx: Tx, { agencyId }: Actor, query: Query): Promise<AskedRows> {
  const period = await readPeriod(tx, agencyId, query);
  const { clientId, recruiterId, page, perPage } = query;
  return {
    scope: { agencyId, clientId, recruiterId, asOf: period.asOf },
    ...measuredOf(query, period),
    page,
    perPage,
  };
}

const toRow = (row: StoredRow): MetricsRow => ({
  id: row.id,
  position: { id: row.position_id, title: row.title },
  client: row.client_id === null ? null : { id: row.client_id, name: row.client_name ?? '' },
  candidate:
    row.candidate_id === null
      ? null
      : { id: row.candidate_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
  value: row.value,
  at: row.at,
});

/** One page of the rows that a value is made of. Throws 400 naming `to` or `bucket`, 409 REPORT_TOO_SLOW. */
export async function listRows(
  tx: Tx,
  actor: Actor,
  query: Query,
): Promise<EndpointResponse<typeof listMetricsRows>> {
  const wanted = await asked(tx, actor, query);
  return withinTime(tx, async () => {
    const totalItems = await countOfRows(tx, wanted);
    const { rows } = await pageOfRows(wanted).execute(tx);
    return {
      data: {
        items: rows.map(toRow),
        pagination: { page: query.page, pageSize: query.perPage, totalItems },
      },
    };
  });
}

/** Sends a page of any length, as `sendRows` does. Throws what that throws, and of the first rows what `listRows` does. */
export async function sendAllRows(
  tx: Tx,
  actor: Actor,
  query: Query,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const wanted = await asked(tx, actor, query);
  await sendRows<StoredRow>(
    tx,
    actor.agencyId,
    {
      statement: pageOfRows(wanted),
      opening: (open) => withinTime(tx, open),
      before: '{"data":{"items":[',
      toText: (row) => JSON.stringify(toWire(metricsRow, toRow(row))),
      after: async (count) => {
        const isWhole = query.page === 1 && count < query.perPage;
        const total = isWhole ? count : await countOfRows(tx, wanted);
        return `],"pagination":{"page":${query.page},"page_size":${query.perPage},"total_items":${total}}}}`;
      },
    },
    exchange,
  );
}

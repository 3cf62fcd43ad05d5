import type { Client } from 'pg';
import type { ProductApi } from './api.ts';
import { eventually } from './plant.ts';

/** A report of a position that they are in, whose file is there. */
export async function plantReport(api: ProductApi, client: Client, id: string): Promise<void> {
  const { rows } = await client.query<{ position_id: string; step_id: string; id: string }>(
    'select position_id, step_id, id from applications where candidate_id = $1 limit 1',
    [id],
  );
  const [application] = rows;
  if (!application) throw new Error('they are in no position');
  const path = `/api/v1/agency/clients/jobs/${application.position_id}/reports`;
  const { id: reportId } = await api.call<{ id: string }>('POST', path, {
    step_ids: [application.step_id],
    application_ids: [application.id],
    is_summary_included: true,
  });
  await eventually('the report to be made', async () => {
    const { status, failure } = await api.call<{ status: string; failure: string | null }>(
      'GET',
      `${path}/${reportId}`,
    );
    if (status === 'FAILED') throw new Error(`the report was not made: ${failure}`);
    return status === 'READY' ? true : undefined;
  });
}

import { startTestServer } from '/work/wt/tags/api/src/testing/harness.ts';
import { openPosition } from '/work/wt/tags/api/src/testing/pipeline-data.ts';
import { listCandidates } from '/work/wt/tags/shared/src/contracts/candidates.ts';
const server = await startTestServer();
const u = await server.createAgency();
const A = u.agencyId;
const N = 100000;
await server.asOwner(`insert into candidates (agency_id,id,first_name,last_name,search_folded,summary,gdpr_status,job_search_status,created_at,updated_at)
 select $1, gen_random_uuid(), 'Cand '||i, md5(i::text), 'cand '||i||' '||md5(i::text), repeat(md5(i::text),20), (array['NOT_SENT','PENDING','ACCEPTED','REJECTED'])[1+i%4], (array['UNKNOWN','ACTIVE','PASSIVE','CLOSED'])[1+(i/4)%4], timestamptz '2025-01-01'+i*interval '1 minute','2026-01-01' from generate_series(1,${N}) i`,[A]);
await server.asOwner('analyze candidates');
await server.asOwner(`insert into candidate_languages (agency_id,candidate_id,code,proficiency,ordinal) select $1,id,'es','C1',0 from candidates where agency_id=$1 and random()<0.8`,[A]);
await server.asOwner(`insert into candidate_languages (agency_id,candidate_id,code,proficiency,ordinal) select $1,id,'de','C1',1 from candidates where agency_id=$1 and random()<0.01`,[A]);
const sk: string[]=[];
for (const [n,p] of [['Common',0.3],['Rare',0.001]] as const){ const [r]=await server.asOwner<{id:string}>(`insert into skills (agency_id,id,name,type) values ($1,gen_random_uuid(),$2,'HARD_SKILL') returning id`,[A,n]); sk.push(r!.id); await server.asOwner(`insert into candidate_skills (agency_id,candidate_id,skill_id,ordinal) select $1,id,$2,0 from candidates where agency_id=$1 and random()<${p}`,[A,r!.id]); }
const tg: string[]=[];
for (const [n,p] of [['Common',0.5],['Mid',0.02],['Rare',0.0005]] as const){ const [r]=await server.asOwner<{id:string}>(`insert into tags (agency_id,id,name,color,created_at) values ($1,gen_random_uuid(),$2,'GREY',now()) returning id`,[A,n]); tg.push(r!.id); await server.asOwner(`insert into candidate_tags (agency_id,candidate_id,tag_id,created_at) select $1,id,$2,now() from candidates where agency_id=$1 and random()<${p}`,[A,r!.id]); }
const p = await openPosition(server,u);
await server.asOwner(`insert into applications (agency_id,id,position_id,step_id,candidate_id,source,created_at,moved_at) select $1,gen_random_uuid(),$2,(select id from steps where position_id=$2 and type='INBOX'),id,'INTERNAL',now(),now() from candidates where agency_id=$1 and random()<0.05`,[A,p]);
await server.asOwner('vacuum analyze');
const Q: [string, any][] = [['none',{}],['tag50%',{tags:[tg[0]]}],['tag50%+word few',{tags:[tg[0]],searchTerm:'cand 4711'}],['tag50%+word all',{tags:[tg[0]],searchTerm:'cand'}],['tag50% page 1000',{tags:[tg[0]],page:1000}]];
for (const [name,query] of Q){ const ts:number[]=[]; let total; for(let i=0;i<8;i++){const s=performance.now(); const r=await server.call(listCandidates,u,{query}); ts.push(performance.now()-s); total=r.body.data.pagination.totalItems;} ts.sort((a,b)=>a-b); console.log(name.padEnd(26), 'median', ts[4]!.toFixed(0), 'min', ts[0]!.toFixed(0),'max', ts[7]!.toFixed(0), 'total', total); }
await server.close(); process.exit(0);

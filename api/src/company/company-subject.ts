import { companyTexts } from '@portal/contract/company-activity';
import { companyExamples } from '@portal/contract/company-examples';
import { companyGroupNames, companyGroups } from '@portal/contract/company-groups';
import { sql } from 'kysely';
import type { Subject } from '../records';
import { anyOf } from '../platform/database/any-of';

export const companySubject: Subject = {
  name: 'company',
  table: 'companyParts',
  snapshots: (ids) => sql`
    select id, false as is_deleted,
      json_build_object('content', content, 'isConfirmed', is_confirmed) as values
    from company_parts where id = ${anyOf(ids)}`,
  textsOf: (id, { content, isConfirmed }) => {
    const group = companyGroupNames.find((name) => companyGroups[name].id === id);
    if (!group) return {};
    const said = { ...companyExamples[group], ...Object(content) };
    return companyTexts(group, said, { isConfirmed: isConfirmed === true });
  },
  titles: (ids) => sql`
    select id, title from (values ${sql.join(
      companyGroupNames.map((name) => {
        const { id, label } = companyGroups[name];
        return sql`(${sql.lit(id)}::integer, ${sql.lit(label)})`;
      }),
    )}) parts (id, title) where id = ${anyOf(ids)}`,
};

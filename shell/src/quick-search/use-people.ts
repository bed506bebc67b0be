import { searchText } from '@portal/kit/format/search-text';
import { useResource } from '@portal/kit/query/use-resource';
import { peopleFoundResource } from '@portal/kit/resources/people';
import { paths, personPath } from '@portal/kit/routing/paths';
import { hasRole, useSession } from '@portal/runtime';
import { maxOfAKind, type Finding } from './finding';
import { ifWanted } from './if-wanted';

/** People of the directory by name or e-mail. */
export function usePeople(text: string, isWanted: boolean) {
  const isStaff = hasRole(useSession(), 'ROLE_ADMIN');
  const { data, ...reading } = useResource(ifWanted(isWanted, peopleFoundResource(text)));
  const people = data === undefined || Array.isArray(data) ? [] : data.items;
  const sought = searchText(text);
  // A server without search returns all people.
  const findings = people
    .map((person): Finding => ({
      // Only administrators may edit people.
      path: isStaff ? personPath(person.id) : paths.people,
      label: `${person.firstName} ${person.lastName}`,
      detail: person.email,
    }))
    .filter(({ label, detail }) => searchText(`${label} ${detail}`).includes(sought));
  return { ...reading, findings: findings.slice(0, maxOfAKind) };
}

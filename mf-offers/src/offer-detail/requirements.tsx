import { chakra } from '@chakra-ui/react/styled-system';
import { sectionTitle } from './text/long-text';
import { useRequirements } from './use-requirements';

export function Requirements({ offerId }: { offerId: number }) {
  const { skills, languages } = useRequirements(offerId);
  if (skills.length + languages.length === 0) return undefined;

  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      columnGap={{ sm: '8', xl: '12' }}
      rowGap="7"
    >
      <Rows
        title="Conocimientos"
        rows={skills.map(({ skill, minimumExperience }) => [skill.name, minimumExperience])}
      />
      <Rows
        title="Idiomas"
        rows={languages.map(({ language, level }) => [language.name, level.name])}
      />
    </chakra.div>
  );
}

type RowsProps = { title: string; rows: readonly (readonly [name: string, value: string])[] };

function Rows({ title, rows }: RowsProps) {
  if (rows.length === 0) return undefined;

  return (
    <section>
      <chakra.h2 css={sectionTitle}>{title}</chakra.h2>
      <ul>
        {rows.map(([name, value]) => (
          <chakra.li
            key={name}
            display="flex"
            justifyContent="space-between"
            gap="4"
            paddingBlock="9px"
            borderBottomWidth="1px"
          >
            <chakra.span fontWeight="600" minWidth="0">
              {name}
            </chakra.span>{' '}
            <chakra.span color="ink.muted" minWidth="0" textAlign="end">
              {value}
            </chakra.span>
          </chakra.li>
        ))}
      </ul>
    </section>
  );
}

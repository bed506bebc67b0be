import { chakra } from '@chakra-ui/react/styled-system';
import { Checkbox } from '../page-parts/checkbox';
import { columnTitles } from '@portal/kit/job-applications/list-query';
import { optionalColumns, type OptionalColumn } from './query/candidate-query';

type ColumnChoiceProps = {
  hidden: readonly OptionalColumn[];
  onChange: (hidden: OptionalColumn[]) => void;
};

export function ColumnChoice({ hidden, onChange }: ColumnChoiceProps) {
  const toggled = (column: OptionalColumn) =>
    optionalColumns.filter((each) => hidden.includes(each) !== (each === column));

  return (
    <Panel>
      <chakra.legend srOnly>Columnas que se muestran</chakra.legend>
      {optionalColumns.map((column) => (
        <Checkbox
          key={column}
          isChecked={!hidden.includes(column)}
          onToggle={() => onChange(toggled(column))}
        >
          {`Columna ${columnTitles[column].toLowerCase()}`}
        </Checkbox>
      ))}
    </Panel>
  );
}

const Panel = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    padding: '4',
    bg: 'soft',
    borderRadius: 'md',
  },
});

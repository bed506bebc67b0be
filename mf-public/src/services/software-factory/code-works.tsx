import { Person } from '../../art/person';
import { Shapes, type Shape } from '../../art/shapes';

/** A factory with code behind its windows, and its product. */
export function CodeWorks() {
  return (
    <svg aria-hidden viewBox="0 0 520 300">
      <Shapes of={hall} />
      {[40, 130, 220].map((x) => (
        <g key={x} transform={`translate(${x} 172)`}>
          <Shapes of={pane} />
        </g>
      ))}
      <Person at={[470, 266, -1.6]} skin="#A56A43" coat="#1F4FD8" />
    </svg>
  );
}

const hall: readonly Shape[] = [
  ['#9FD8C3', 'M322 60a16 16 0 0 1 32 0 16 16 0 0 1-32 0M350 28a11 11 0 0 1 22 0 11 11 0 0 1-22 0'],
  ['#12805C', 'M326 300V88h26v212z'],
  ['#0F6E4F', 'M322 80h34v10h-34z'],
  ['#B7C6F6', 'M20 300V140l90-56v56l90-56v56l90-56v216z'],
  ['#fff', 'M104 90l6-4v54h-6zM194 90l6-4v54h-6zM284 90l6-4v54h-6zM20 140h270v8H20z'],
  ['#0B1F3A', 'M290 266h230v8H290zM300 274h8v26h-8zM400 274h8v26h-8zM500 274h8v26h-8z'],
  ['#E4572E', 'M310 236h30v30h-30z'],
  ['#FFC98A', 'M356 236h30v30h-30z'],
  ['#3D86D6', 'M402 236h30v30h-30z'],
  [
    '#fff',
    'M318 246h14v4h-14zM318 254h8v4h-8zM364 246h14v4h-14zM410 246h14v4h-14zM410 254h8v4h-8z',
  ],
];

const pane: readonly Shape[] = [
  ['#0B1F3A', 'M0 128V38a30 30 0 0 1 60 0v90z'],
  ['#7F9DEB', 'M12 44h20v5H12zM20 58h28v5H20zM20 72h16v5H20zM12 86h24v5H12z'],
  ['#FFC98A', 'M38 44h10v5H38zM42 72h8v5h-8z'],
  ['#5CC4A0', 'M12 100h34v5H12z'],
];

/** State of the address to which a sent application leads: the detail then shows its receipt. */
export const justApplied = 'postulada';

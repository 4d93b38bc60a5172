/** The international nautical mile. */
export const KM_PER_NM = 1.852

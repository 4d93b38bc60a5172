/** Whether the map is drawn, or cannot be: what nobody has asked for comes after it. */
export const firstView = $state({ isOver: false })

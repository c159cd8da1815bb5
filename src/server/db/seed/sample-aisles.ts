/** The aisles that the sample stores' paths lead to: the sections that shoppers are asked for. */
export const sampleAisles = [
  { name: 'Biscuits and Snacks', description: 'Biscuits, cookies, crackers, cakes and other snacks.' },
  { name: 'Dairy', description: 'Cheese, paneer, curd, butter, lassi and milk drinks.' },
  { name: 'Breads', description: 'Sliced bread, rusks and buns.' },
] as const

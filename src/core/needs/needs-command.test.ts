import { describe, expect, it } from 'vitest'
import { needsCommand } from './needs-command.ts'

const add = (avoid: string[], diets: string[] = []) => ({
  do: 'change',
  add: { avoid, diets },
  remove: { avoid: [], diets: [] },
})
const remove = (avoid: string[], diets: string[] = []) => ({
  do: 'change',
  add: { avoid: [], diets: [] },
  remove: { avoid, diets },
})

describe('what must not be eaten', () => {
  it.each([
    ['I am allergic to peanuts and milk', ['peanut', 'milk']],
    ["I'm allergic to peanuts, milk and tree nuts.", ['peanut', 'milk', 'nuts']],
    ['i am allergic to peanuts milk and eggs', ['peanut', 'milk', 'egg']],
    ['i do not eat egg', ['egg']],
    ["I don't eat eggs or fish please", ['egg', 'fish']],
    ['i can not eat gluten', ['gluten']],
    ['i cannot take maida', ['wheat']],
    ['i have a nut allergy', ['nuts']],
    ['i have an allergy to soy', ['soya']],
    ['i am lactose intolerant', ['milk']],
    ['i avoid palm oil', ['palm oil']],
    ['add soya to my list', ['soya']],
    ['add soya and milk to my list', ['soya', 'milk']],
    ['please put badam on my list', ['almond']],
    ['i am allergic to kiwi', ['kiwi']],
    ['i am allergic to dragon fruit', ['dragon fruit']],
    ['i am allergic to milk and i do not eat egg', ['milk', 'egg']],
    ['i must not eat peanut products', ['peanut']],
  ])('%s', (text, avoid) => {
    expect(needsCommand(text)).toEqual(add(avoid))
  })

  it.each([
    ['i am celiac', ['gluten']],
    ['I am a coeliac.', ['gluten']],
    ['i have celiac disease', ['gluten']],
    ['i am celiac and lactose intolerant', ['gluten', 'milk']],
    ['peanuts give me rashes', ['peanut']],
    ['milk gives me a bad stomach ache', ['milk']],
    ['milk and egg make me sick', ['milk', 'egg']],
    ['cashew could kill me', ['cashew']],
    ['i get sick from milk', ['milk']],
    ['i get a rash from egg and soya', ['egg', 'soya']],
    ['i get hives when i eat nuts', ['nuts']],
    ['i swell up if i eat cashew', ['cashew']],
    ['i break out in hives after eating fish', ['fish']],
    ['i react badly to nuts', ['nuts']],
    ['i get an allergic reaction to soy', ['soya']],
    ["i can't digest milk", ['milk']],
    ['egg does not suit me', ['egg']],
    ['milk upsets my stomach', ['milk']],
    ['i can not take milk stomach problem', ['milk']],
    ['my doctor told me not to eat gluten', ['gluten']],
    ['doctor said no milk', ['milk']],
    ['my doctor told me to avoid milk and egg', ['milk', 'egg']],
    ['the doctor advised me never to consume soya', ['soya']],
    ['i am diabetic and peanuts give me rashes', ['peanut']],
    ['i am blind and milk and egg make me sick', ['milk', 'egg']],
    ['I am vegetarian and peanuts give me rashes', ['peanut'], ['vegetarian']],
    ['i am vegan, milk and egg make me sick', ['milk', 'egg'], ['vegan']],
    ['milk, i am vegetarian, and egg makes me sick', ['milk', 'egg'], ['vegetarian']],
    ['i only eat halal food and nuts give me hives', ['nuts'], ['halal']],
  ])('how it is felt: %s', (text, avoid, diets: string[] = []) => {
    expect(needsCommand(text)).toEqual(add(avoid, diets))
  })
  it('how it is felt, and no way of eating any more', () => {
    expect(needsCommand('i am no longer vegan and milk makes me sick')).toEqual({
      ...add(['milk']),
      remove: { avoid: [], diets: ['vegan'] },
    })
  })
  it.each([
    'My doctor told me not to avoid milk',
    'the doctor said no peanut allergy',
    'doctor said no milk intolerance',
    'doctor told me not to stop milk',
    'doctor advised me not to skip milk',
    'doctor told me not to worry about egg',
    'doctor said no worries about milk',
    'doctor said no milk problem',
    'doctor said no need to avoid milk',
    'doctor told me never to avoid eggs',
    'the doctor told me not to give up milk',
    'doctor told me not to cut out milk',
    'doctor told me not to leave milk',
    'i do not have milk problems',
    'i do not have peanut reactions',
    'i do not have nut sensitivity',
  ])('may be eaten: %s', (text) => {
    expect(needsCommand(text)).toBeUndefined()
  })
  it.each([
    'this makes me sick',
    'the noise makes me sick',
    'milk never makes me sick',
    'milk no longer makes me sick',
    'milk does not give me rashes',
    'i never get sick from milk',
    'the smell of milk makes me sick',
    'does milk give me rashes',
    'what gives me rashes',
    'is this bread, milk makes me sick',
    'i get sick from this',
    'peanuts give my son rashes',
    'peanuts give me rashes is there any in this',
    'my doctor told me not to drive',
    'my doctor told me to avoid crowds',
  ])('nothing that is eaten is told by: %s', (text) => {
    expect(needsCommand(text)).toBeUndefined()
  })

  it.each([
    ['i am allergic to milk sir', ['milk']],
    ['i am allergic to sugar sir', ['sugar']],
    ['i am allergic to milk badly', ['milk']],
    ['i am allergic to um milk', ['milk']],
    ['i am allergic to both milk and egg', ['milk', 'egg']],
    ['i am allergic to cow milk', ['milk']],
    ['i do not eat egg white', ['egg']],
    ['i am allergic to egg milk etc', ['egg', 'milk']],
    ['i am allergic to garlic milk stuff', ['garlic', 'milk']],
    ['i am allergic to nuts especially', ['nuts']],
    ['i am vegetarian and lactose intolerant', ['milk'], ['vegetarian']],
    ['i have milk allergy and nut allergy', ['milk', 'nuts']],
    ['i have a milk and egg allergy', ['milk', 'egg']],
    ['i have a severe milk allergy', ['milk']],
    ['i have several allergies to milk and egg', ['milk', 'egg']],
    ['i have severe milk and egg allergies', ['milk', 'egg']],
    ['i have milk, egg and soya allergies', ['milk', 'egg', 'soya']],
    ['i am egg and lactose intolerant', ['egg', 'milk']],
  ])('an allergen counts whatever stands beside it: %s', (text, avoid, diets: string[] = []) => {
    expect(needsCommand(text)).toEqual(add(avoid, diets))
  })
  it.each([
    ['i am blind and lactose intolerant', ['milk']],
    ['i am diabetic and lactose intolerant', ['milk']],
    ['i am blind, pregnant and gluten intolerant', ['gluten']],
    ['i am lonely and lactose intolerant', ['milk']],
    ['i have asthma and a nut allergy', ['nuts']],
    ['i have asthma and milk allergy', ['milk']],
    ['i am pregnant and have a milk allergy', ['milk']],
    ['i have rosacea and i have a nut allergy', ['nuts']],
    ['i have high blood pressure and a milk and egg allergy', ['milk', 'egg']],
    ['i am fructose and lactose intolerant', ['fructose', 'milk']],
    ['i have sugar and milk allergy', ['sugar', 'milk']],
    ['i am blind, vegetarian and lactose intolerant', ['milk'], ['vegetarian']],
    ['i have a kiwi and a nut allergy', ['kiwi', 'nuts']],
    ['i have salak and milk allergies', ['salak', 'milk']],
  ])('how somebody is stands beside it and is not kept: %s', (text, avoid, diets: string[] = []) => {
    expect(needsCommand(text)).toEqual(add(avoid, diets))
  })
  it.each([
    ['i am allergic to shea butter', ['shea butter']],
    ['i am allergic to betel nut', ['betel nut']],
    ['i am allergic to areca nuts', ['areca nuts']],
    ['i do not eat tiger nuts or kola nut', ['tiger nuts', 'kola nut']],
    ['i am allergic to butter beans', ['butter beans']],
    ['i avoid crab apple', ['crab apple']],
    ['i am allergic to buck wheat and milk', ['buck wheat', 'milk']],
    ['i am allergic to peanuts shea butter and milk', ['peanut', 'shea butter', 'milk']],
    ['i am allergic to almond milk', ['almond', 'milk']],
    ['i am allergic to egg lecithin', ['egg']],
    ['i do not eat free range eggs', ['egg']],
  ])('a name that only looks like that of an allergen is kept as said: %s', (text, avoid) => {
    expect(needsCommand(text)).toEqual(add(avoid))
  })
  it.each(['i do not eat egg free cake', 'i do not eat gluten free bread'])(
    'what is free of it is not what must not be eaten: %s',
    (text) => {
      expect(needsCommand(text)).toBeUndefined()
    },
  )
  it('only what was named by itself is taken off', () => {
    expect(needsCommand('remove egg noodles from my list')).toEqual(remove(['egg noodles']))
  })

  it.each([
    ['i am vegetarian', ['vegetarian']],
    ['I am a strict vegetarian', ['vegetarian']],
    ['i am pure veg', ['vegetarian']],
    ['i only eat halal food', ['halal']],
    ['i do not eat non veg', ['vegetarian']],
    ["i don't take nonveg", ['vegetarian']],
    ['I do not eat any non vegetarian food.', ['vegetarian']],
    ['no non-veg for me', ['vegetarian']],
    ['i have to avoid non-veg items', ['vegetarian']],
  ])('%s', (text, diets) => {
    expect(needsCommand(text)).toEqual(add([], diets))
  })

  it('a way of eating and names in one sentence', () => {
    expect(needsCommand('I am vegetarian and I do not eat garlic')).toEqual(add(['garlic'], ['vegetarian']))
    expect(needsCommand('I do not eat non veg and egg')).toEqual(add(['egg'], ['vegetarian']))
    expect(needsCommand('remove non veg from my list')).toEqual(remove([], ['vegetarian']))
    expect(needsCommand('non veg for me')).toBeUndefined()
  })

  it.each([
    ['remove milk from my list', ['milk']],
    ['take milk and eggs off my list', ['milk', 'egg']],
    ['i am not allergic to soy any more', ['soya']],
  ])('%s', (text, avoid) => {
    expect(needsCommand(text)).toEqual(remove(avoid))
  })
  it('no longer a way of eating', () => {
    expect(needsCommand('i am no longer vegan')).toEqual(remove([], ['vegan']))
  })

  it.each([
    'what is on my list',
    "what's on my list?",
    'read my list',
    'what am i allergic to',
    'what must i not eat',
  ])('asks: %s', (text) => {
    expect(needsCommand(text)).toEqual({ do: 'tell' })
  })
  it.each(['forget my list', 'delete my list please', 'clear my allergy list', 'forget my allergies'])(
    'forgets: %s',
    (text) => {
      expect(needsCommand(text)).toEqual({ do: 'forget' })
    },
  )

  it.each([
    'i am allergic to nuts can i eat this',
    'i am allergic to nuts and milk is this okay for me',
    'my child is allergic to nuts',
    'i have no allergy to milk',
    'i have no milk allergy',
    'i have got no allergies',
    'i have no allergies',
    'i have no milk or egg allergy',
    'i do not have milk allergy',
    'i do not have any allergies',
    'i have some allergies',
    'does it contain milk',
    'i do not eat this',
    'i can not have it',
    'is it safe for me',
    'milk and bread',
    'take me to dairy',
    'remove it',
    'i do not take sugar in my tea',
    'what is on my shopping list',
    'i can not find the milk section',
    'i do not have anything',
    'i have to avoid people here',
    'forget it',
    '',
  ])('is not what is meant by: %s', (text) => {
    expect(needsCommand(text)).toBeUndefined()
  })

  it('keeps each of forty names, however long the sentence', () => {
    const forty = Array.from(
      { length: 40 },
      (_, at) => `berry${String.fromCharCode(97 + (at % 20))}${at < 20 ? 'a' : 'b'}`,
    )
    const command = needsCommand(`I am allergic to ${forty.join(', ')}`)
    expect(command).toEqual(add(forty))
  })
})

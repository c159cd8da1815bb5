/** How somebody asks for a visit at home with a made-up store. Matched over plain words. */
export const practiceForm =
  /^(?:please )?(?:(?:i want|i would like|let me|let us|can i|may i) (?:to )?)?(?:practise|practice|practice visit|do a practice|do a practice visit|start a practice visit|start the practice|start practice)(?: please| at home)?$/
